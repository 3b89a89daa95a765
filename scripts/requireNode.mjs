const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isNewEnough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;

if (!isNewEnough) {
  process.stderr.write(
    `Confidant needs Node 20.19 or newer (of Node 22: 22.12 or newer); this is Node ${process.versions.node}.\n`,
  );
  process.exit(1);
}
