// A finished .glb as a layer for Quick Look: metres, y up, one mesh for each material, screens that shine.
import { meshOf } from './mesh.mjs';

const attribute = (name, type, ...facts) => ({ name, facts: [['typeName', 'token', type], ...facts] });
const stated = (name, type, kind, value) => attribute(name, type, ['default', kind, value]);
const fixed = (name, type, kind, value) =>
  attribute(name, type, ['variability', 'uniform'], ['default', kind, value]);
const connected = (name, type, path) => attribute(name, type, ['connectionPaths', 'paths', [path]]);
const along = ({ name, facts }) => ({ name, facts: [...facts, ['interpolation', 'token', 'vertex']] });

/** Names in a layer are letters, digits and lines. */
export const plain = (name) => name.replaceAll(/\W/g, '_');

function shader(name, id, properties) {
  return { name, type: 'Shader', properties: [fixed('info:id', 'token', 'token', id), ...properties] };
}

function screenShaders(path, picture) {
  return [
    shader('coordinates', 'UsdPrimvarReader_float2', [
      stated('inputs:varname', 'token', 'token', 'st'),
      attribute('outputs:result', 'float2'),
    ]),
    shader('picture', 'UsdUVTexture', [
      stated('inputs:file', 'asset', 'asset', picture),
      connected('inputs:st', 'float2', `${path}/coordinates.outputs:result`),
      stated('inputs:wrapS', 'token', 'token', 'clamp'),
      stated('inputs:wrapT', 'token', 'token', 'clamp'),
      attribute('outputs:rgb', 'float3'),
    ]),
  ];
}

function materialPrim(path, material, picture) {
  const number = (name, value) => stated(`inputs:${name}`, 'float', 'float', value);
  const coat = material.getExtension('KHR_materials_clearcoat');
  const glow = picture
    ? connected('inputs:emissiveColor', 'color3f', `${path}/picture.outputs:rgb`)
    : stated('inputs:emissiveColor', 'color3f', 'vec3f', material.getEmissiveFactor());
  const surface = shader('surface', 'UsdPreviewSurface', [
    stated('inputs:diffuseColor', 'color3f', 'vec3f', material.getBaseColorFactor().slice(0, 3)),
    glow,
    number('metallic', material.getMetallicFactor()),
    number('roughness', material.getRoughnessFactor()),
    number('clearcoat', coat?.getClearcoatFactor() ?? 0),
    number('clearcoatRoughness', coat?.getClearcoatRoughnessFactor() ?? 0),
    attribute('outputs:surface', 'token'),
  ]);
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    type: 'Material',
    properties: [connected('outputs:surface', 'token', `${path}/surface.outputs:surface`)],
    children: [surface, ...(picture ? screenShaders(path, picture) : [])],
  };
}

function meshPrim(name, { points, normals, coordinates, indices, extent }, material) {
  const properties = [
    stated('extent', 'float3[]', 'vec3f[]', extent),
    stated('faceVertexCounts', 'int[]', 'int[]', new Int32Array(indices.length / 3).fill(3)),
    stated('faceVertexIndices', 'int[]', 'int[]', indices),
    along(stated('normals', 'normal3f[]', 'vec3f[]', normals)),
    stated('points', 'point3f[]', 'vec3f[]', points),
    fixed('subdivisionScheme', 'token', 'token', 'none'),
    {
      name: 'material:binding',
      relationship: true,
      facts: [
        ['variability', 'uniform'],
        ['targetPaths', 'paths', [material]],
      ],
    },
  ];
  if (coordinates) properties.push(along(stated('primvars:st', 'texCoord2f[]', 'vec2f[]', coordinates)));
  return { name, type: 'Mesh', facts: [['apiSchemas', 'applied', ['MaterialBindingAPI']]], properties };
}

/** pictures: material → name of its picture in the archive. */
export function robotLayer(name, root, pictures) {
  const used = root.listMaterials();
  const pathOf = (material) => `/${name}/materials/${plain(material.getName())}`;
  const meshes = root
    .listNodes()
    .flatMap((node) => (node.getMesh()?.listPrimitives() ?? []).map((primitive) => ({ node, primitive })));
  return {
    facts: [
      ['defaultPrim', 'token', name],
      ['metersPerUnit', 'double', 1],
      ['upAxis', 'token', 'Y'],
    ],
    prim: {
      name,
      type: 'Xform',
      facts: [['kind', 'token', 'component']],
      children: [
        ...meshes.map(({ node, primitive }, index) =>
          meshPrim(`part_${index}`, meshOf(node, primitive), pathOf(primitive.getMaterial())),
        ),
        {
          name: 'materials',
          type: 'Scope',
          children: used.map((material) => materialPrim(pathOf(material), material, pictures.get(material))),
        },
      ],
    },
  };
}
