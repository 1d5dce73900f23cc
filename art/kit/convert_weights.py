"""Convert Intel Open Image Denoise's weights to ONNX, so that onnxruntime can run them on any CPU.

The weights (.tza, Apache-2.0) come with the npm package `denoiser`.
usage: python3 convert_weights.py <folder with .tza> <folder for .onnx>
"""
import os
import struct
import sys

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

NETWORKS = ('rt_alb', 'rt_nrm', 'rt_hdr_calb_cnrm', 'rt_hdr_alb_nrm_small', 'rt_ldr')
MAGIC = 0x41D7
TYPES = {'f': '<f4', 'h': '<f2'}


def read_tza(path):
    """{tensor name: float32 array} of Intel's archive format."""
    with open(path, 'rb') as file:
        data = file.read()
    assert struct.unpack_from('<H', data, 0)[0] == MAGIC, f'{path} is no .tza archive'
    at = struct.unpack_from('<Q', data, 4)[0]
    count, = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        length, = struct.unpack_from('<H', data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 4 * rank + rank  # the layout letters after the shape are always the same here
        kind = chr(data[at])
        start, = struct.unpack_from('<Q', data, at + 1)
        at += 9
        values = np.frombuffer(data, TYPES[kind], int(np.prod(shape)), start)
        tensors[name] = values.reshape(shape).astype(np.float32)
    return tensors


class Graph:
    """Collects ONNX nodes; every method returns the name of its output."""

    def __init__(self, weights):
        self.nodes = []
        self.weights = [numpy_helper.from_array(value, name) for name, value in weights.items()]
        self.weights.append(numpy_helper.from_array(np.array([1, 1, 2, 2], np.float32), 'twice'))
        self.weights.append(numpy_helper.from_array(np.array([], np.float32), 'no_region'))

    def conv(self, source, name, relu=True):
        result = f'{name}_sum'
        self.nodes.append(helper.make_node('Conv', [source, f'{name}.weight', f'{name}.bias'], [result],
                                           kernel_shape=[3, 3], pads=[1, 1, 1, 1]))
        if not relu:
            return result
        self.nodes.append(helper.make_node('Relu', [result], [name]))
        return name

    def pool(self, source, name):
        self.nodes.append(helper.make_node('MaxPool', [source], [name], kernel_shape=[2, 2], strides=[2, 2]))
        return name

    def up_and_join(self, source, skip, level):
        self.nodes.append(helper.make_node('Resize', [source, 'no_region', 'twice'], [f'up{level}'], mode='nearest',
                                           nearest_mode='floor', coordinate_transformation_mode='asymmetric'))
        self.nodes.append(helper.make_node('Concat', [f'up{level}', skip], [f'join{level}'], axis=1))
        return f'join{level}'


def build_network(weights):
    """The U-Net of Open Image Denoise: four poolings down, four joins up."""
    graph = Graph(weights)
    x = graph.conv(graph.conv('input', 'enc_conv0'), 'enc_conv1')
    skips = ['input']
    for level in (1, 2, 3):
        x = graph.pool(x, f'pool{level}')
        skips.append(x)
        x = graph.conv(x, f'enc_conv{level + 1}')
    x = graph.pool(x, 'pool4')
    x = graph.conv(graph.conv(x, 'enc_conv5a'), 'enc_conv5b')
    for level in (4, 3, 2, 1):
        x = graph.up_and_join(x, skips[level - 1], level)
        x = graph.conv(graph.conv(x, f'dec_conv{level}a'), f'dec_conv{level}b')
    x = graph.conv(x, 'dec_conv0', relu=False)
    graph.nodes.append(helper.make_node('Relu', [x], ['output']))
    channels = weights['enc_conv0.weight'].shape[1]
    picture = lambda name, depth: helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, depth, 'height', 'width'])
    made = helper.make_graph(graph.nodes, 'oidn', [picture('input', channels)], [picture('output', 3)], graph.weights)
    model = helper.make_model(made, opset_imports=[helper.make_opsetid('', 13)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    return model


if __name__ == '__main__':
    source, target = sys.argv[1:3]
    os.makedirs(target, exist_ok=True)
    for network in NETWORKS:
        onnx.save(build_network(read_tza(f'{source}/{network}.tza')), f'{target}/{network}.onnx')
