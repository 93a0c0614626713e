declare const brand: unique symbol

/** A base type that carries a name, so that two things of one shape cannot be mixed up. */
export type Brand<Base, Name extends string> = Base & { readonly [brand]: Name }
