/* A net in memory, and how it is read from a file of weights.
 *
 * A file begins with LanternsNetHeader. For each of the four layers follow a scale for each row of
 * weights (32-bit floats), the rows (8-bit numbers, to be multiplied with the scale) and the biases
 * (32-bit floats). A row holds the weights of one input.
 *
 * In memory, weights are whole numbers of 16 bits in units of a power of two, as fine as the layer's
 * largest weight allows, and the rows of two inputs are interleaved: see vectors.h. Layers of which
 * all inputs count are laid out block by block of outputs, so that they are read in order.
 */
#ifndef LANTERNS_WEIGHTS_H
#define LANTERNS_WEIGHTS_H

#include "features.h"
#include "vectors.h"

typedef LanternsNetHeader NetHeader;

enum {
    BLOCK = 64, /* a layer's width is a multiple */
    MAX_SHARED = 128,
    MAX_FIRST = 256,
    MAX_SECOND = 64,
    MAX_OUTPUTS = BLOCK,
    LINE = 64, /* bytes that a processor fetches at a time */
    FINEST = 15,       /* bits behind the point of a weight */
    ROOM = 22,         /* and of a product: sums of 32 bits reach 512 then */
    FINEST_VALUE = 12, /* and of what one layer hands to the next */
    MAX_SCALE = 256, /* of a row, so that 127 of it fit 16 bits */
    MAX_BIAS = 511,
    WEIGHTS = MAX_SHARED * MAX_COLOR_INPUTS + MAX_FIRST * (MAX_SHARED + MAX_GLOBAL_INPUTS) +
              MAX_SECOND * MAX_FIRST + MAX_OUTPUTS * MAX_SECOND
};

/* Sums of inputs and weights; `bits` says how many of them are behind the point. */
typedef struct {
    const int16_t *weights;
    const int32_t *biases;
    unsigned outputs; /* padded to eights */
    unsigned width;   /* padded to whole blocks */
    unsigned pairs;   /* of inputs */
    int bits;         /* of a weight */
} Layer;

typedef struct LanternsNet {
    int version, players;
    int vectors; /* how wide those of this machine are */
    unsigned color_inputs, global_inputs, shared, first, second;
    Layer color;       /* of each color, with the same weights */
    Layer from_colors; /* the first hidden layer: what the colors add up to ... */
    Layer from_table;  /* ... and the inputs that are common to all */
    Layer middle, last;
    int value_bits[3]; /* of the colors' sum and of the two hidden layers */
    int32_t biases[MAX_SHARED + 2 * MAX_FIRST + MAX_SECOND + MAX_OUTPUTS];
    int16_t weights[WEIGHTS + LINE / sizeof(int16_t)];
} Net;

/* The reflected CRC-32 that zlib computes. */
static uint32_t checksum_of(const uint8_t *bytes, int64_t count)
{
    uint32_t sum = UINT32_MAX;
    for (int64_t i = 0; i < count; i++) {
        sum ^= bytes[i];
        for (int bit = 0; bit < 8; bit++)
            sum = sum >> 1 ^ (0xEDB88320u & (0u - (sum & 1)));
    }
    return ~sum;
}

static int64_t layer_bytes(int64_t inputs, int64_t outputs)
{
    return inputs * (4 + outputs) + 4 * outputs;
}

static int64_t header_bytes(const NetHeader *header)
{
    return layer_bytes(header->color_inputs, header->shared) +
           layer_bytes(header->shared + header->global_inputs, header->first) +
           layer_bytes(header->first, header->second) +
           layer_bytes(header->second, 2 * header->players);
}

static int net_fault(const NetHeader *header, const uint8_t *bytes, int64_t count)
{
    int color, global;
    if (count < (int64_t)sizeof *header || memcmp(header->magic, "lanterns", 8) != 0)
        return LANTERNS_NET_FOREIGN;
    if (header->format != LANTERNS_NET_FORMAT || header->players < MIN_PLAYERS ||
        header->players > MAX_PLAYERS ||
        !feature_counts(header->features, header->players, &color, &global))
        return LANTERNS_NET_VERSION;
    if (header->color_inputs != color || header->global_inputs != global ||
        header->shared < 1 || header->shared > MAX_SHARED || header->first < 1 ||
        header->first > MAX_FIRST || header->second < 1 || header->second > MAX_SECOND)
        return LANTERNS_NET_SIZES;
    for (int i = 0; i < 3; i++)
        if (header->value_bits[i] > FINEST_VALUE)
            return LANTERNS_NET_SIZES;
    const int64_t body = count - (int64_t)sizeof *header;
    if (body != header_bytes(header))
        return LANTERNS_NET_SIZES;
    if (checksum_of(bytes + sizeof *header, body) != header->checksum)
        return LANTERNS_NET_DAMAGED;
    return LANTERNS_OK;
}

static double float_at(const uint8_t *bytes, int64_t index)
{
    float value;
    memcpy(&value, bytes + 4 * index, sizeof value);
    return value;
}

/* Whether some floats are numbers within a limit: NaN is not, which no comparison holds for. */
static int are_within(const uint8_t *bytes, int64_t count, double limit)
{
    for (int64_t i = 0; i < count; i++)
        if (!(float_at(bytes, i) <= limit && -float_at(bytes, i) <= limit))
            return 0;
    return 1;
}

static int32_t rounded(double value)
{
    return (int32_t)(value + (value < 0 ? -0.5 : 0.5));
}

static unsigned whole_blocks(unsigned width)
{
    return (width + BLOCK - 1) / BLOCK * BLOCK;
}

/* As many bits behind the point as the largest of some rows of weights can have. */
static int bits_for(const uint8_t *scales, const int8_t *rows, unsigned count, unsigned outputs,
                    int most)
{
    double largest = 0;
    for (unsigned row = 0; row < count; row++)
        for (unsigned i = 0; i < outputs; i++) {
            const double weight = float_at(scales, row) * rows[row * outputs + i];
            largest = weight > largest ? weight : -weight > largest ? -weight : largest;
        }
    while (most > 0 && largest * (1 << most) > 32767)
        most--;
    return most;
}

/* Interleave the rows of each two inputs and bring them to one unit. */
static Layer layer_of(int16_t *to, const uint8_t *scales, const int8_t *rows, unsigned count,
                      unsigned outputs, int most, int is_dense)
{
    const Layer layer = {.weights = to,
                         .outputs = (outputs + 7) / 8 * 8,
                         .width = whole_blocks(outputs),
                         .pairs = (count + 1) / 2,
                         .bits = bits_for(scales, rows, count, outputs, most)};
    for (unsigned row = 0; row < count; row++)
        for (unsigned i = 0; i < outputs; i++) {
            const unsigned at = is_dense ? (i / BLOCK * layer.pairs + row / 2) * BLOCK + i % BLOCK
                                         : row / 2 * layer.width + i;
            to[pair_place(at, row % 2)] = (int16_t)rounded(
                float_at(scales, row) * rows[row * outputs + i] * (1 << layer.bits));
        }
    return layer;
}

static void layer_bias(Layer *layer, int32_t *to, const uint8_t *biases, unsigned outputs, int bits)
{
    layer->biases = to;
    for (unsigned i = 0; i < outputs; i++)
        to[i] = rounded(float_at(biases, i) * (1 << bits));
}

/* Read a file of weights; returns what is wrong with it. */
static int net_read(Net *net, const uint8_t *bytes, int64_t count)
{
    NetHeader header = {0};
    memcpy(&header, bytes, (size_t)(count < (int64_t)sizeof header ? count : (int64_t)sizeof header));
    const int fault = net_fault(&header, bytes, count);
    if (fault)
        return fault;
    memset(net, 0, sizeof *net);
    net->vectors = vector_width();
    net->version = header.features;
    net->players = header.players;
    net->color_inputs = header.color_inputs;
    net->global_inputs = header.global_inputs;
    net->shared = header.shared;
    net->first = header.first;
    net->second = header.second;
    for (int i = 0; i < 3; i++)
        net->value_bits[i] = header.value_bits[i];
    const uint8_t *at = bytes + sizeof header;
    const unsigned sizes[4][2] = {{net->color_inputs, net->shared},
                                  {net->shared + net->global_inputs, net->first},
                                  {net->first, net->second},
                                  {net->second, 2 * header.players}};
    /* Vectors that lie across two lines take twice as long to read. */
    int16_t *weights = net->weights + (0 - (uintptr_t)net->weights) % LINE / sizeof(int16_t);
    int32_t *biases = net->biases;
    Layer *const layers[4] = {&net->color, &net->from_table, &net->middle, &net->last};
    for (int i = 0; i < 4; i++) {
        const unsigned inputs = sizes[i][0], outputs = sizes[i][1];
        const uint8_t *scales = at;
        const int8_t *rows = (const int8_t *)at + 4 * inputs;
        if (!are_within(scales, inputs, MAX_SCALE) ||
            !are_within(at + inputs * (4 + outputs), outputs, MAX_BIAS))
            return LANTERNS_NET_NUMBERS;
        unsigned from = 0;
        int common = FINEST; /* no finer than the colors' part of the same sums */
        if (i == 1) {
            from = net->shared;
            net->from_colors = layer_of(weights, scales, rows, from, outputs,
                                        ROOM - net->value_bits[0], 1);
            net->from_colors.biases = biases; /* all zero */
            biases += net->from_colors.width;
            weights += 2 * net->from_colors.pairs * net->from_colors.width;
            if (common > net->from_colors.bits + net->value_bits[0])
                common = net->from_colors.bits + net->value_bits[0];
        }
        const int before = i < 2 ? 0 : net->value_bits[i - 1];
        *layers[i] = layer_of(weights, scales + 4 * from, rows + from * outputs, inputs - from,
                              outputs, i == 0 ? FINEST : i == 1 ? common : ROOM - before, i >= 2);
        weights += 2 * layers[i]->pairs * layers[i]->width;
        at += 4 * inputs + inputs * outputs;
        const int bits = layers[i]->bits + before;
        layer_bias(layers[i], biases, at, outputs, bits);
        /* A value cannot be finer than the sum it comes from. */
        if (i < 3 && net->value_bits[i] > bits)
            net->value_bits[i] = bits;
        biases += layers[i]->width;
        at += 4 * outputs;
    }
    return LANTERNS_OK;
}

#endif
