import * as z from 'zod/mini';
import { hasIndustries, type Board } from './boards.ts';
import { searchFields } from './choices.ts';
import { defineEndpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { listFields } from './list.api.ts';
import { listAnswer } from './list.wire.ts';
import { publicCodec } from './post.wire.ts';
import { wholeNumber } from './text.ts';

const id = wholeNumber();

type PartitionParams = z.ZodMiniType<{ category: number; industry?: number | undefined }>;

/** Where in an address the part of the board stands that is asked for. */
export function partitionOf(board: Board): { path: string; params: PartitionParams } {
  return hasIndustries(board)
    ? { path: 'categories/{category}/{industry}', params: z.object({ category: id, industry: id }) }
    : { path: 'cateId/{category}', params: z.object({ category: id }) };
}

/** What anyone may read of a board: apart from what staff send, so that pages need none of its rules. */
export function publicListApi(board: Board) {
  const { path, params } = partitionOf(board);
  return defineEndpoint({
    method: 'GET',
    path: `/api/${board.wire.path}/${path}`,
    access: 'open',
    summary: `${board.label} 공개 목록`,
    params,
    query: listFields(searchFields),
    answer: listAnswer(publicCodec(board)),
    timeoutMs: limits.listTimeoutMs,
  });
}
