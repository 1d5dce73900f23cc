/** A picture of one's own floor plan, to be traced. It never leaves the browser. */
export interface Photo {
  url: string;
  /** In centimetres of the plan. */
  x: number;
  y: number;
  w: number;
  /** Height to width. */
  ratio: number;
  /** Per cent. */
  opacity: number;
}

/** Nobody's floor is longer than so many times its width; a drawing without a size has no ratio at all. */
const mostRatio = 20;

export const isTraceable = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width <= mostRatio * height && height <= mostRatio * width;

/** The picture as wide as the room; rejects where the file is none that this browser can show. */
export async function openPhoto(file: File, roomWidth: number): Promise<Photo> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    if (!isTraceable(image.naturalWidth, image.naturalHeight)) throw new Error('no picture to trace');
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return { url, x: 0, y: 0, w: roomWidth, ratio: image.naturalHeight / image.naturalWidth, opacity: 60 };
}
