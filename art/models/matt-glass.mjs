import { NodeIO } from '@gltf-transform/core';
import { ALL_EXTENSIONS, KHRMaterialsSpecular } from '@gltf-transform/extensions';

const GLASS = /^(dark_glass|screen_)/;
const [ROUGHNESS, SPECULAR] = [0.35, 0.25];

/**
 * In the studio the lamps stand where glass does not mirror them; a viewer's are all around and would bleach every face.
 * Rough alone is not enough: a screen that lies flat still mirrors the ceiling at a low angle. Blender's exporter cannot say it.
 */
export async function mattGlass(file) {
  const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
  const document = await io.read(file);
  const specular = document.createExtension(KHRMaterialsSpecular);
  for (const material of document.getRoot().listMaterials()) {
    if (!GLASS.test(material.getName())) continue;
    material
      .setRoughnessFactor(ROUGHNESS)
      .setExtension('KHR_materials_clearcoat', null)
      .setExtension('KHR_materials_specular', specular.createSpecular().setSpecularFactor(SPECULAR));
  }
  await io.write(file, document);
}
