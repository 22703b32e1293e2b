import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { env } from '../../../env.ts';

/** The plugin's folder in the repository. */
const FOLDER = join(import.meta.dirname, '../../../../wordpress/karbar');

/** A fixed date, so that the same content gives the same bytes. */
const FIXED_TIME = new Date(2000, 0);

const phpText = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** The plugin of one site, with Karbar's address and its signing key inside. */
export async function pluginZip(siteId: string, key: string): Promise<Buffer> {
  const entries = await readdir(FOLDER, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)).sort();
  const files = await Promise.all(paths.map(async (path) =>
    [`karbar/${path.slice(FOLDER.length + 1).replaceAll('\\', '/')}`, await readFile(path)] as const));
  const setting = `<?php
// Made by Karbar for this shop alone. Whoever has it can call Karbar in the shop's name: do not pass it on.
defined( 'ABSPATH' ) || exit;
return array( 'url' => ${phpText(`${env.PUBLIC_URL}/api/plugin/woocommerce/${siteId}`)}, 'key' => ${phpText(key)} );
`;
  return Buffer.from(zipSync({ ...Object.fromEntries(files), 'karbar/karbar-setting.php': strToU8(setting) }, { mtime: FIXED_TIME }));
}
