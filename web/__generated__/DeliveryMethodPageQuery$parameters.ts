/**
 * @generated SignedSource<<93e5726562f8e24da02e2a755827584e>>
 * @relayHash f56608a28c243328f46e89ce467c199e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84764ba670fff2133867a926535ae1c06dda1a0825bbad85735ab3741a28d4fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DeliveryMethodPageQuery } from './DeliveryMethodPageQuery.graphql';

const node: PreloadableConcreteRequest<DeliveryMethodPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84764ba670fff2133867a926535ae1c06dda1a0825bbad85735ab3741a28d4fa",
    "metadata": {},
    "name": "DeliveryMethodPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
