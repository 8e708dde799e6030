/** Reads a Compose file as `docker compose` does: anchors, and variables of the environment. */
import { parse } from 'yaml';

export interface ComposeService {
  readonly image?: string;
  readonly build?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly entrypoint?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>;
}

export function readCompose(
  text: string,
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, ComposeService>> {
  const { services } = parse(text) as { services: Record<string, ComposeService> };
  return filledIn(services, environment) as Record<string, ComposeService>;
}

function filledIn(value: unknown, environment: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return interpolate(value, environment);
  if (Array.isArray(value)) return value.map((part) => filledIn(part, environment));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, filledIn(part, environment)]));
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?message}`; an unset variable without either is empty, with a warning. */
function interpolate(text: string, environment: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\}|(\w+))/g, (all, braced, sign, rest, plain) => {
    if (all === '$$') return '$';
    const name: string = braced ?? plain;
    const value = environment[name] ?? '';
    if (value !== '') return value;
    if (sign === '-') return rest;
    throw new Error(`${name} is not set${sign === '?' ? `: ${rest}` : ''}`);
  });
}
