/** The value for a key that is known to be there. Throws if it is not: that is a bug in the recipe or a changed input. */
export function knownValue<V>(values: ReadonlyMap<string, V>, key: string): V {
  const value = values.get(key);
  if (value === undefined) throw new RangeError(`no value for ${key}`);
  return value;
}
