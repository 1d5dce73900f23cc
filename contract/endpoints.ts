import { accessLogApi } from './access-log.api.ts';
import type { Endpoint } from './endpoint.ts';
import { inquiryApi } from './inquiry.api.ts';
import { popupApi } from './popup.api.ts';
import { postApi } from './post.api.ts';
import { sessionApi } from './session.api.ts';

/** Every call there is: the API document and the guard test read this list. */
export const endpoints: readonly Endpoint[] = [
  ...Object.values(postApi).flatMap((board) => Object.values(board)),
  ...Object.values(inquiryApi),
  ...Object.values(popupApi),
  ...Object.values(sessionApi),
  ...Object.values(accessLogApi),
];
