/**
 * @generated SignedSource<<53ef6d60f23b46eefa1881dbebaf6e8b>>
 * @relayHash 4f76c0e81182f0e748dc2ce3c2180949
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID afedea7794023a860dd078e9544abbe848b557f29faa09bed0f5ad2c7525dea8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SoldLinesPageQuery } from './SoldLinesPageQuery.graphql';

const node: PreloadableConcreteRequest<SoldLinesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "afedea7794023a860dd078e9544abbe848b557f29faa09bed0f5ad2c7525dea8",
    "metadata": {},
    "name": "SoldLinesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
