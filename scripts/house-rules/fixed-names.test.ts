import { expect, test } from 'vitest';
import { legacyNames, pageAddresses } from './fixed-names.ts';

test.each([
  'e_no',
  'r_category2',
  'fv_file1_s',
  'c_name',
  'c_agree_version',
  'pu_delete',
  'ad_pw',
  'al_dt',
  'curPage',
])('%s is a name of the wire', (name) => {
  expect(`row.${name} = 1`.match(legacyNames)).toEqual([name]);
});

test.each(['title', 'filter', 'created_at', 'file_no', 'c_name_of_x'])(
  '%s is no name of the wire',
  (name) => {
    expect(`row.${name} = 1`.match(legacyNames)).toBeNull();
  },
);

test.each(['/sub1_2', '/sub9_9', '/privacy', '/finder', '/compare', '/cost', '/admin/updatePassword'])(
  "'%s' is a page's address",
  (address) => {
    expect(`href: '${address}'`.match(pageAddresses)).toEqual([`'${address}`]);
  },
);

test.each(['/', '/costs', '/api/event', '/admin/'])("'%s' is no page's address", (address) => {
  expect(`href: '${address}'`.match(pageAddresses)).toBeNull();
});
