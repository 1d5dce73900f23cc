// Written by `npm run pictures`. Words: art/encode/pictures/ and art/drawn/.
export * from './fronts.ts';
export * from './stages.ts';
export * from './floors.ts';
export * from './rears.ts';
export * from './line.ts';
export * from './apart.ts';
export * from './sheets.ts';
export * from './features.ts';
export * from './scenes.ts';
export * from './aisles.ts';
export * from './care.ts';
export * from './posters.ts';
export * from './marketing.ts';
export * from './store.ts';
export * from './news.ts';
export * from './events.ts';
export * from './partners.ts';
