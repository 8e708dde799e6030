interface LockedPackage {
  readonly version?: string;
  readonly dev?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optional?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export function withNativeParts(packages: Readonly<Record<string, LockedPackage>>): Record<string, LockedPackage>;
