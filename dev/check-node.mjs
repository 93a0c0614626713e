// Every Node.js, however old, must be able to read this: no imports and no recent syntax here.

/** One sentence about a Node.js that is too old for the tools, or `undefined`. */
export function complaintAboutNode(version) {
  const parts = version.split('.').map(Number)
  const isRecent =
    parts[0] > 22 || (parts[0] === 22 && parts[1] >= 12) || (parts[0] === 20 && parts[1] >= 19)
  return isRecent
    ? undefined
    : `Alap needs Node.js 20.19 or newer in the 20 line, or 22.12 or newer; this is ${version}. Install a newer one from https://nodejs.org and run the command again.`
}
