import * as z from 'zod/mini';
import { renamed } from './codec.ts';
import { defineFields } from './fields.ts';
import { messageInput } from './receipt.ts';

const moment = z.iso.datetime({ offset: true });

export const receiptCodec = renamed(
  z.object({
    receipt: z.string(),
    category: z.number(),
    company: z.string(),
    name: z.string(),
    status: z.number(),
    receivedAt: moment,
    entries: z.array(z.object({ kind: z.enum(['reply', 'message']), at: moment, text: z.string() })),
  }),
  {
    receipt: 'c_receipt',
    category: 'c_category1',
    company: 'c_company_name',
    name: 'c_name',
    status: 'c_status',
    receivedAt: 'c_add_dt',
    entries: 'timeline',
  },
);

export const messageFields = defineFields(messageInput, { text: 'text' });
