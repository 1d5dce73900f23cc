import { nobody } from './inquiry-desk.ts';

/**
 * What somebody may be called by: letters that no others look like, so that nobody passes for somebody else. An address
 * carries it as it is. What stands for an account's number, or for nobody, where an inquiry is given to somebody, is none.
 */
const form = /^(?=.*[A-Za-z가-힣])[A-Za-z0-9가-힣][A-Za-z0-9가-힣._@-]{0,49}$/;

export const isAdminId = (id: string): boolean => form.test(id) && id.toLowerCase() !== nobody;
