let draw = () => {}

/** Resolves once the first page is drawn with its data, or with the error it shows instead. */
export const firstScreen = new Promise<void>((resolve) => {
  draw = resolve
})

/** Must be called by each page that is drawn; only the first call counts. */
export function firstScreenDrawn(): void {
  draw()
}
