import { accessLogApi } from './access-log.api.ts';
import { adminsApi } from './admins.api.ts';
import { everyBoard, wholeCategoryOf, type Board } from './boards.ts';
import { dashboardApi } from './dashboard.api.ts';
import type { Endpoint } from './endpoint.ts';
import { inquiryDeskApi } from './inquiry-desk.api.ts';
import { inquiryApi } from './inquiry.api.ts';
import { liveApi } from './live.api.ts';
import { mailApi } from './mail.api.ts';
import { ownSessionsApi } from './own-sessions.api.ts';
import { passkeyLoginApi } from './passkey-login.api.ts';
import { pictureApi } from './picture.api.ts';
import { popupApi, popupsApi } from './popup.api.ts';
import { postApi } from './post.api.ts';
import { postOrderApi } from './post-order.api.ts';
import { receiptApi } from './receipt.api.ts';
import { replyTemplateApi } from './reply-template.api.ts';
import { secondStepApi } from './second-step.api.ts';
import { sessionApi } from './session.api.ts';
import { trashApi } from './trash.api.ts';

/** Every call of a server with these boards: the API document and the router's fallbacks read this list. */
export function endpointsWith(boards: readonly Board[]): readonly Endpoint[] {
  return [
    ...boards.flatMap((board): Endpoint[] => Object.values(postApi(board))),
    ...boards.filter(wholeCategoryOf).flatMap((board): Endpoint[] => Object.values(postOrderApi(board))),
    ...Object.values(inquiryApi),
    ...Object.values(inquiryDeskApi),
    ...Object.values(receiptApi),
    ...Object.values(liveApi),
    ...Object.values(dashboardApi),
    ...Object.values(mailApi),
    ...Object.values(replyTemplateApi),
    ...Object.values(pictureApi),
    ...Object.values(trashApi),
    ...Object.values(popupApi),
    ...Object.values(popupsApi),
    ...Object.values(sessionApi),
    ...Object.values(passkeyLoginApi),
    ...Object.values(ownSessionsApi),
    ...Object.values(secondStepApi),
    ...Object.values(adminsApi),
    ...Object.values(accessLogApi),
  ];
}

/** Every call there is. */
export const endpoints = endpointsWith(everyBoard);
