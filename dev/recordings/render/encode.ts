import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as mp3 from '~/mp3/encoder.ts'
import { projectRoot } from '~dev/process/local-folder.ts'

const LAME = join(projectRoot, 'node_modules/wasm-media-encoders/wasm/mp3.wasm')

let compiled: WebAssembly.Module | undefined

/** The encoder of the app, with LAME's file from the package. */
export async function mp3Encoder(): Promise<mp3.Mp3Encoder> {
  const lame = compiled ?? new Uint8Array(await readFile(LAME))
  return await mp3.mp3Encoder(lame, (made) => {
    compiled = made
  })
}
