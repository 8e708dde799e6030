/** Lookups whose keys the compiler cannot check. */

/** Whether an object has a key that comes from outside, such as a code of a newer server. */
export function hasKey<Known extends object>(object: Known, key: PropertyKey): key is keyof Known {
  return Object.hasOwn(object, key);
}
