/**
 * @generated SignedSource<<a93238d4200b2f7480393300d2667c2c>>
 * @relayHash 0d944d2ca387aacfa4f92e4f434e9789
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0104686331e99ba8d789151b96e9f77d31532292510facb779781d19edb7c761

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfitPageQuery } from './ProfitPageQuery.graphql';

const node: PreloadableConcreteRequest<ProfitPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0104686331e99ba8d789151b96e9f77d31532292510facb779781d19edb7c761",
    "metadata": {},
    "name": "ProfitPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
