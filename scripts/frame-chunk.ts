interface ModuleGraph {
  getModuleInfo(
    id: string,
  ): { importers: readonly string[]; importedIds: readonly string[]; code: string | null } | null;
}

/** Around every public page. */
const frame = /\/web\/(?:root|routes\/public\/layout)\.tsx$/;
const page = /\/web\/routes\/public\/[\w-]+\.tsx\?__react-router-build-client-route$/;
const icon = /\/lucide-react\/dist\/esm\/icons\/([\w-]+)\.mjs$/;
const part =
  /\/web\/(?:ui|frame|meta|ssr)\/|\/web\/content\/(?:share-images|products\/robot-count)\.|\/catalog\/counting\./;

/**
 * A part that some pages use goes into the frame if it is small, or small for their number: apart it costs each of them
 * a request and some 300 bytes, in the frame it costs the others its own.
 */
const isWorthIt = (bytes: number, pages: number) => pages >= 3 && bytes < Math.max(800, 200 * pages);

/** Icons come from one module that exports them all: their users are those that import them by name. */
function importPattern(id: string): RegExp {
  const [, file = ''] = icon.exec(id) ?? [];
  const name = file.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from\\s*["']lucide-react["']`);
}

/** A module, and all that reach it by static imports. */
function importersOf(id: string, graph: ModuleGraph): string[] {
  const importsIcon = importPattern(id);
  const found = new Set([id]);
  for (const module of found) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) {
      const isFromIcons = module.includes('/lucide-react/') && !importer.includes('/lucide-react/');
      if (!isFromIcons || importsIcon.test(graph.getModuleInfo(importer)?.code ?? '')) found.add(importer);
    }
  }
  return [...found];
}

const pagesOf = (id: string, graph: ModuleGraph) =>
  importersOf(id, graph).filter((importer) => page.test(importer)).length;

const isOfFrame = (id: string, graph: ModuleGraph) =>
  importersOf(id, graph).some((importer) => frame.test(importer));

/** A part takes those along that it imports: none goes into the frame with one that is not worth it. */
function isWorthTaking(id: string, graph: ModuleGraph): boolean {
  const { code, importedIds } = graph.getModuleInfo(id) ?? { code: null, importedIds: [] };
  const following = importedIds.filter((other) => part.test(other) && !isOfFrame(other, graph));
  return (
    isWorthIt(code?.length ?? 0, pagesOf(id, graph)) &&
    following.every((other) => isWorthTaking(other, graph))
  );
}

/**
 * The one script of the public pages' frame: the root and the layout with all that they import, and parts that several
 * pages use, unless another part that those pages have takes them along.
 */
export function frameChunk(id: string, graph: ModuleGraph): string | null {
  if (isOfFrame(id, graph)) return 'frame';
  if (!part.test(id) && !icon.test(id)) return null;
  const importers = graph.getModuleInfo(id)?.importers ?? [];
  const pages = pagesOf(id, graph);
  const isTakenAlong = importers.some((importer) => pagesOf(importer, graph) === pages);
  return !isTakenAlong && isWorthTaking(id, graph) ? 'frame' : null;
}
