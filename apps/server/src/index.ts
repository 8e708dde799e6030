/** The server: tables over the network, and the data behind them. */

export * as admin from './admin/index.ts';
export { type Limits, type ServerConfig, STANDARD, timesLimits } from './config.ts';
export { isServablePath } from './http/address.ts';
export { type RunningServer, startServer } from './server.ts';
export type { StoreAddress } from './store/database.ts';
export type { Counts, ExportTarget, TransferFault } from './store/export-file.ts';
export { type StoreFault, storeFaultOf } from './store/faults.ts';
export { exportData, hasData, importData } from './store/transfer.ts';
