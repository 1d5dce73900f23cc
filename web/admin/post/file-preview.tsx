import { useCallback } from 'react';

interface FilePreviewProps {
  file: File;
  alt: string;
  className?: string;
}

/** A picture that has not been sent yet. */
export function FilePreview({ file, alt, className }: FilePreviewProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} />;
}
