/** The file is not a picture that can be decoded within the limits. */
export class UnreadableImage extends Error {}
