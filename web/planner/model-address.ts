import { robots, type Model } from '#catalog/robots.ts';

const usual: Model = 'T10';

const models: readonly Model[] = robots.filter(({ type }) => type !== 'cleaning').map(({ model }) => model);

/** The robot that an address asks for; one that serves nobody, or that there is not, is the usual one. */
export const readModel = (params: URLSearchParams): Model =>
  models.find((model) => model === params.get('model')) ?? usual;

/** The search part of the page's address, with its question mark, or nothing. */
export const modelSearch = (model: Model): string =>
  modelEntries(model)
    .map(([name, value]) => `?${name}=${value}`)
    .join('');

/** As the address spells it; the usual one is left out. */
export const modelEntries = (model: Model): [name: string, value: string][] =>
  model === usual ? [] : [['model', model]];
