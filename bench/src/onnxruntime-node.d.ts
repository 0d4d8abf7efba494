/** The part that is used here has the same interface as ONNX Runtime for WebAssembly. */
declare module 'onnxruntime-node' {
  export { InferenceSession, Tensor } from 'onnxruntime-web/wasm'
}
