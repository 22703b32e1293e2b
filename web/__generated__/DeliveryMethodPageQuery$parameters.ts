/**
 * @generated SignedSource<<280f0f4574a219354cc84a3546a1cebe>>
 * @relayHash 4cdbcd3fdef737142b4b4a5a8fc3bdd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fe58fe3de147fd1000d9b7671c3f3c4ba7e703039bdadd3e22f671fbc81e504e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodPageQuery } from './DeliveryMethodPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fe58fe3de147fd1000d9b7671c3f3c4ba7e703039bdadd3e22f671fbc81e504e",
    "metadata": {},
    "name": "DeliveryMethodPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
