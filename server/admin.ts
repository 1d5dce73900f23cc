import { adminCommand } from '#server/admin-command.ts';

const { code, says } = await adminCommand(process.argv.slice(2), process.env);
(code === 0 ? console.log : console.error)(says);
process.exitCode = code;
