import * as z from 'zod/mini';
import type { Codec } from './codec.ts';
import { defineEndpoint } from './endpoint.ts';
import { defineFields } from './fields.ts';
import { limits } from './limits.ts';
import { pictureUpload } from './upload.ts';

/** A picture that waits for the text it goes into. */
export interface UploadedPicture {
  storedName: string;
  url: string;
  width: number;
  height: number;
}

const answer = z.object({
  success: z.literal(true),
  storedName: z.string(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
});

const pictureAnswer: Codec<UploadedPicture> = {
  schema: answer,
  encode: (picture) => ({ success: true, ...picture }),
  decode(raw) {
    const { storedName, url, width, height } = answer.parse(raw);
    return { storedName, url, width, height };
  },
};

export const pictureApi = {
  upload: defineEndpoint({
    method: 'POST',
    path: '/api/admin/picture',
    access: 'editor',
    summary: '본문에 넣을 사진 올리기',
    body: defineFields(z.object({}), {}),
    carries: 'multipart',
    file: pictureUpload,
    answer: pictureAnswer,
    timeoutMs: limits.registerTimeoutMs,
  }),
};
