import { isByHand } from '#view/paint/card';
import { expect, test } from 'vitest';

test.each([
  'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  'Google SwiftShader',
  'llvmpipe (LLVM 15.0.7, 256 bits)',
  'ANGLE (Microsoft, Microsoft Basic Render Driver Direct3D11 vs_5_0 ps_5_0)',
  'Apple Software Renderer',
])('%s is worked out by the processor: the table is painted on a canvas', (renderer) => {
  expect(isByHand(renderer)).toBe(true);
});

test.each([
  'ANGLE (NVIDIA, NVIDIA GeForce RTX 3060 Direct3D11 vs_5_0 ps_5_0, D3D11)',
  'ANGLE (Intel, Mesa Intel(R) UHD Graphics 620 (KBL GT2), OpenGL 4.6)',
  'Apple GPU',
  'Adreno (TM) 640',
  'Mali-G78',
  '',
])('%s is a graphics card, or not said to be none: the table is painted with WebGL', (renderer) => {
  expect(isByHand(renderer)).toBe(false);
});
