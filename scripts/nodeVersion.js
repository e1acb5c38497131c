// Loaded before every script. Plain JavaScript, so that a Node version without TypeScript support can print one line.
const NEEDED = [22, 18];

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  process.stderr.write(
    `Node ${NEEDED.join(".")} or newer is needed, this is ${process.versions.node}. ` +
      "Run `npm ci`: it installs the right one for every npm script.\n",
  );
  process.exit(1);
}
