import type { ClientLoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { adminPaths } from '#web/content/paths.ts';
import { clientLoader } from './screen.tsx';

const load = (pattern: string) => clientLoader({ pattern } as ClientLoaderFunctionArgs);

test('an address of the back office without a screen is not found', async () => {
  await expect(load('/admin/nothing')).rejects.toMatchObject({ init: { status: 404 } });
});

test('a screen that loads nothing is found all the same', async () => {
  expect(await load(adminPaths.password)).toBeNull();
});
