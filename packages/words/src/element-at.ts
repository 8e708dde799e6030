/**
 * Reads an element at an index that is known to exist, unchecked: the only place with `!` outside tests. There is one
 * function per kind of array, because V8 inlines these functions, but lets all callers share what it learns about the
 * arrays. A function that meets more than four kinds becomes slow everywhere (docs/decisions/0450-element-at.md).
 */

export function u8At(array: Uint8Array, index: number): number {
  return array[index]!;
}

export function u16At(array: Uint16Array, index: number): number {
  return array[index]!;
}

export function u32At(array: Uint32Array, index: number): number {
  return array[index]!;
}

export function i8At(array: Int8Array, index: number): number {
  return array[index]!;
}

export function i16At(array: Int16Array, index: number): number {
  return array[index]!;
}

export function i32At(array: Int32Array, index: number): number {
  return array[index]!;
}

export function f64At(array: Float64Array, index: number): number {
  return array[index]!;
}

/** For numbers in a plain array. */
export function numberAt(array: readonly number[], index: number): number {
  return array[index]!;
}

/** For anything else in a plain array. */
export function elementAt<T>(array: readonly T[], index: number): T {
  return array[index]!;
}
