import { RouterContextProvider, type ClientLoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import type { Role } from '#contract/roles.ts';
import { adminPaths } from '#web/content/admin-paths.ts';
import { adminContext } from './admin-context.ts';
import { clientLoader } from './screen.tsx';

function load(pattern: string, role: Role = 'owner') {
  const context = new RouterContextProvider();
  context.set(adminContext, { id: 1, login: 'kim', name: '김나루', role });
  return clientLoader({ pattern, context } as unknown as ClientLoaderFunctionArgs);
}

test('an address of the back office without a screen is not found', async () => {
  await expect(load('/admin/nothing')).rejects.toMatchObject({ init: { status: 404 } });
});

test('a screen that loads nothing is found all the same', async () => {
  expect(await load(adminPaths.password)).toBeNull();
});

test('a screen that one may not open asks the server for nothing', async () => {
  expect(await load(adminPaths.admins, 'editor')).toBeNull();
});
