/** The header by which a page tells the server that it needs more than the others; it goes no further. */
export const pageNeedsHeader = 'x-page-needs';

/** `3d`: what the viewer of the robots' models and the view through the camera take. */
export type PageNeeds = '3d';
