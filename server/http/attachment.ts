/** RFC 8187: a Korean name in a header, with a plain one for whoever cannot read it. */
export function attachment(fileName: string, plainName: string): string {
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plainName}"; filename*=UTF-8''${encoded}`;
}
