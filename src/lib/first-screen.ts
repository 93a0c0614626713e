let draw = () => {}

/** Resolves once the first page is drawn with its data, or says why it cannot be. */
export const firstScreen = new Promise<void>((resolve) => {
  draw = resolve
})

/** To be called by each page that is drawn; only the first call counts. */
export function firstScreenDrawn(): void {
  draw()
}
