type Callbacks<Data> = {
  readonly onSuccess?: (data: Data) => void
  readonly onError?: (error: unknown) => void
}

type Mutate<Data, Input> = (
  input: Input,
  callbacks: Callbacks<Data> & { readonly onSettled: () => void },
) => void

/**
 * Starts a mutation; resolves when it has ended, failed or not. Nothing is called, and it does not
 * resolve, once the screen that started it is left.
 */
export function mutationEnd<Data, Input>(
  mutate: Mutate<Data, Input>,
  input: Input,
  callbacks: Callbacks<Data>,
): Promise<undefined> {
  return new Promise((resolve) => {
    mutate(input, { ...callbacks, onSettled: () => resolve(undefined) })
  })
}
