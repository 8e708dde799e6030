/** The part of WebAssembly used here, typed by ourselves: neither Node's types nor a browser's are needed to compile. */

export interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** A compiled module: what `WebAssembly.compile` and `new WebAssembly.Module` give. */
export type WasmModule = object;

interface WebAssemblyApi {
  readonly Module: new (bytes: Uint8Array) => WasmModule;
  readonly Instance: new (module: WasmModule, imports: object) => { readonly exports: unknown };
}

const api = (globalThis as unknown as { readonly WebAssembly: WebAssemblyApi }).WebAssembly;

export function compileModule(bytes: Uint8Array): WasmModule {
  return new api.Module(bytes);
}

export function instantiate(module: WasmModule, imports: object): unknown {
  return new api.Instance(module, imports).exports;
}
