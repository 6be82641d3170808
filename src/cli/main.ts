/** The command line: the same core without a browser. */
import { run } from './run.ts';

const { out, err, code } = run(process.argv.slice(2));
process.stdout.write(out);
process.stderr.write(err);
process.exitCode = code;
