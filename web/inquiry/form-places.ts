/** Where a page stands when its form was posted without scripts: what came of it is above the first field, far below the top. */
export const inquiryFormId = 'inquiry-form';
export const messageFormId = 'message-form';
