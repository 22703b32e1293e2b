/**
 * @generated SignedSource<<e1b4f94f98c34212f06566ba98e1a38c>>
 * @relayHash cd693bd2119fd6f4eca8405d81a8addf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9b2878e9e04945c3a2c06e6b3a8ec2e40d386601e55383d0773ef98a3d69f654

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FounderViewPageQuery } from './FounderViewPageQuery.graphql';

const node: PreloadableConcreteRequest<FounderViewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9b2878e9e04945c3a2c06e6b3a8ec2e40d386601e55383d0773ef98a3d69f654",
    "metadata": {},
    "name": "FounderViewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
