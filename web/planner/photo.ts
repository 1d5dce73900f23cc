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

/** The picture as wide as the room; rejects where the file is none that this browser can show. */
export async function openPhoto(file: File, roomWidth: number): Promise<Photo> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return { url, x: 0, y: 0, w: roomWidth, ratio: image.naturalHeight / image.naturalWidth, opacity: 60 };
}
