/* Non-local means over two renders of the same picture. The weights come from one render (the guide), its variance and
   the noise-free features (normal, albedo, distance); the colours come from the other, so noise does not affect its own
   weights. Images have three floats per pixel, features `count` floats per pixel. */
#include <math.h>
#include <stdlib.h>

enum { RADIUS = 7, PATCH = 1 };

static int inside(int value, int size) { return value < 0 ? 0 : value >= size ? size - 1 : value; }

void denoise(int width, int height, const float *guide, const float *variance, const float *source,
             const float *features, int count, const float *scale, float strength, float *result) {
  size_t pixels = (size_t)width * height;
  float *sum = calloc(pixels * 3, 4), *weights = calloc(pixels, 4), *distance = malloc(pixels * 4), *blurred = malloc(pixels * 4);
  for (int dy = -RADIUS; dy <= RADIUS; dy++)
    for (int dx = -RADIUS; dx <= RADIUS; dx++) {
#pragma omp parallel for schedule(static)
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          size_t p = (size_t)y * width + x, q = (size_t)inside(y + dy, height) * width + inside(x + dx, width);
          float total = 0;
          for (int c = 0; c < 3; c++) {
            float difference = guide[p * 3 + c] - guide[q * 3 + c], here = variance[p * 3 + c], there = variance[q * 3 + c];
            float expected = here + (here < there ? here : there);
            total += (difference * difference - expected) / (1e-6f + strength * (here + there));
          }
          distance[p] = total / 3;
        }
#pragma omp parallel for schedule(static)
      for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
          float total = 0;
          for (int i = -PATCH; i <= PATCH; i++) total += distance[(size_t)y * width + inside(x + i, width)];
          blurred[(size_t)y * width + x] = total / (2 * PATCH + 1);
        }
#pragma omp parallel for schedule(static)
      for (int y = 0; y < height; y++) {
        if (y + dy < 0 || y + dy >= height) continue;
        for (int x = 0; x < width; x++) {
          if (x + dx < 0 || x + dx >= width) continue;
          float likeness = 0, features_apart = 0;
          for (int i = -PATCH; i <= PATCH; i++) likeness += blurred[(size_t)inside(y + i, height) * width + x];
          likeness /= 2 * PATCH + 1;
          if (likeness < 0) likeness = 0;
          size_t p = (size_t)y * width + x, q = (size_t)(y + dy) * width + x + dx;
          for (int c = 0; c < count; c++) {
            float apart = features[p * count + c] - features[q * count + c];
            features_apart += apart * apart * scale[c];
          }
          float apart = likeness > features_apart ? likeness : features_apart;
          if (apart > 12) continue;
          float weight = expf(-apart);
          weights[p] += weight;
          for (int c = 0; c < 3; c++) sum[p * 3 + c] += weight * source[q * 3 + c];
        }
      }
    }
  for (size_t p = 0; p < pixels; p++)
    for (int c = 0; c < 3; c++) result[p * 3 + c] = sum[p * 3 + c] / (weights[p] + 1e-12f);
  free(sum);
  free(weights);
  free(distance);
  free(blurred);
}
