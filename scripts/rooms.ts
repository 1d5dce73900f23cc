/** The rooms of the house (docs/architecture.md): every folder of code at the root is one of them. */

/** Data and functions for server and browser alike. */
export const pureRooms = ['catalog', 'planner', 'contract'];

/** What the server is run from, besides the built pages. */
export const servedRooms = [...pureRooms, 'server'];

/** What the site is made of. */
export const siteRooms = [...servedRooms, 'web'];

export const rooms = [...siteRooms, 'scripts', 'tests', 'bench', 'art'];

/** Any of these folders, for a glob. */
export const anyOf = (folders: readonly string[]) => `{${folders.join(',')}}`;
