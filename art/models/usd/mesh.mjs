// The points of one mesh of a .glb, where they stand in the room and as exact as they are drawn.

function turned(m, [x, y, z], move) {
  return [0, 1, 2].map((row) => m[row] * x + m[4 + row] * y + m[8 + row] * z + move * m[12 + row]);
}

function unit(vector) {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

function extentOf(points) {
  const [least, most] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [index, value] of points.entries()) {
    least[index % 3] = Math.min(least[index % 3], value);
    most[index % 3] = Math.max(most[index % 3], value);
  }
  return [...least, ...most];
}

export function meshOf(node, primitive) {
  const matrix = node.getWorldMatrix();
  const each = (name, turn) => {
    const found = primitive.getAttribute(name);
    return (
      found &&
      Array.from({ length: found.getCount() }, (_, index) => turn(found.getElement(index, []))).flat()
    );
  };
  const points = each('POSITION', (point) => turned(matrix, point, 1));
  return {
    points,
    normals: each('NORMAL', (normal) => unit(turned(matrix, normal, 0))),
    // Pictures are counted from below here, and from above there.
    coordinates: primitive.getMaterial().getEmissiveTexture() && each('TEXCOORD_0', ([u, v]) => [u, 1 - v]),
    indices: Int32Array.from(primitive.getIndices().getArray()),
    extent: extentOf(points),
  };
}
