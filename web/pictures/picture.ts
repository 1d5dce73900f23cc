/** A picture of the manifest: its size, its words, its colour while it loads, what of it a frame must show, its addresses. */
export interface PictureData {
  width: number;
  height: number;
  alt: string;
  /** Class of placeholders.css that gives the picture's place its colour until it is there. */
  placeholder: string;
  /** Class of focus.css that keeps its robot in a frame that cuts the picture. */
  focus?: string;
  /** `srcset` values, best format first. */
  sources: { avif: string; webp: string };
  /** For browsers without `srcset`, for feeds and for structured data. */
  src: string;
}

interface EncodedPicture {
  name: string;
  hash: string;
  width: number;
  height: number;
  widths: readonly number[];
  placeholder: string;
  focus?: string;
  alt: string;
}

/** Spells out the addresses of an encoded picture. The hash is in them, so they may be cached for ever. */
export function picture({ name, hash, widths, ...facts }: EncodedPicture): PictureData {
  const address = (width: number, format: string) => `/pictures/${name}-${hash}-${width}.${format}`;
  const srcset = (format: string) => widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  return {
    ...facts,
    sources: { avif: srcset('avif'), webp: srcset('webp') },
    src: address(widths[Math.min(1, widths.length - 1)]!, 'webp'),
  };
}
