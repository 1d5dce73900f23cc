/** Every number that both sides must agree on. */
export const limits = {
  attachmentBytes: 5_242_880,
  popupBytes: 10_485_760,
  popups: 20,
  popupAlt: 200,
  jsonBodyBytes: 256 * 1024,
  publicPageSize: 12,
  adminPageSize: 10,
  pageWindow: 10,
  listTimeoutMs: 10_000,
  registerTimeoutMs: 30_000,
  exportTimeoutMs: 120_000,
  /** So many rows at most are in a file of inquiries. */
  exportedInquiries: 50_000,
  password: { min: 8, max: 128 },
  idsPerDelete: 1_000,
  /** So many at most are put in order by hand. */
  ordered: 1_000,
  keyword: 100,
  /** A form that is sent sooner than this after it appeared was not filled in by a person. */
  youngestFormMs: 2_000,
  title: 200,
  content: 20_000,
  /** A body as JSON, and what a call may bring so that one that is too long is told so. */
  bodyBytes: 256 * 1024,
  postBytes: 2 * 1024 * 1024,
  bodyNodes: 6_000,
  bodyDepth: 16,
  bodyPictures: 20,
  pictureText: 300,
  url: 2_000,
  fileName: 200,
} as const;

/** Widths, in pixels, of the smaller copies that every uploaded picture gets. */
export const variantWidths = [400, 800, 1600] as const;
