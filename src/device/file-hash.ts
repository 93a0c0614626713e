const PART = 4 * 1024 * 1024

/**
 * The hash of a file: SHA-256 of the SHA-256 hashes of its parts of 4 MiB, 64 hexadecimal digits. The
 * browser's own hash takes its input as a whole, and a concert does not fit into a phone's memory.
 * Rejects when the file cannot be read.
 */
export async function fileHash(file: Blob): Promise<string> {
  const hashes: Uint8Array<ArrayBuffer>[] = []
  for (let from = 0; from < file.size; from += PART) {
    hashes.push(await sha256(await file.slice(from, from + PART).arrayBuffer()))
  }
  const all = new Uint8Array(hashes.length * 32)
  for (const [index, hash] of hashes.entries()) all.set(hash, index * 32)
  return hex(await sha256(all))
}

async function sha256(bytes: BufferSource): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
